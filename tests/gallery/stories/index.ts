import type { ComponentType } from 'react'
import { feedback } from './feedback.tsx'
import { forms } from './forms.tsx'
import { layout } from './layout.tsx'

/** The stories by component name. Each shows a component of `src/ui` in its states, with texts of the app. */
export const stories: Readonly<Record<string, ComponentType>> = { ...forms, ...feedback, ...layout }

/** Stories that render a whole page with landmarks. */
export const pages: readonly string[] = ['ScreenShell', 'Shell']

/** Stories that contain an `<h1>`. */
export const withHeading: readonly string[] = ['Hero', 'ScreenLayout', ...pages]
