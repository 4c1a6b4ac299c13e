import type { ComponentType } from 'react'
import { feedback } from './feedback.tsx'
import { forms } from './forms.tsx'
import { layout } from './layout.tsx'

/** A story shows a component of `src/ui` in its states, with texts of the app. By the component's name. */
export const stories: Readonly<Record<string, ComponentType>> = { ...forms, ...feedback, ...layout }

/** Stories that are a whole page, with its landmarks. */
export const pages: readonly string[] = ['Shell']

/** Stories with an `<h1>` of their own. */
export const withHeading: readonly string[] = ['Hero', 'Screen', ...pages]
