import type { LaunchOptions } from '@playwright/test'

export function findBrowsers(): Record<'chromium' | 'wholeChromium' | 'firefox' | 'webkit', LaunchOptions | undefined>
export function ensureBrowsers(all: boolean): void
