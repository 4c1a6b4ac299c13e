import type { Page } from '@playwright/test'

/** Faults of the page: a title without the last breadcrumb, not exactly one banner, and a navigation without a name. */
export async function structureViolations(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const current = document.querySelector('nav ol [aria-current=page]')
    const crumb = current?.textContent ?? ''
    const isHome = current?.closest('li')?.previousElementSibling === null
    const [h1] = document.querySelectorAll('h1')
    const wanted = isHome ? (h1?.textContent ?? '') : `${crumb} · `
    const isRight = crumb !== '' && wanted !== '' && document.title.startsWith(wanted)
    const unnamed = [...document.querySelectorAll('nav')].filter(
      (nav) => !nav.ariaLabel && !nav.hasAttribute('aria-labelledby'),
    )
    return [
      ...(isRight ? [] : [`the title is “${document.title}” with the breadcrumb “${crumb}”`]),
      ...(document.querySelectorAll('body > #root > header, body header:not(main header)').length === 1
        ? []
        : ['there is not one banner']),
      ...unnamed.map((nav) => `no name: ${nav.outerHTML.slice(0, 120)}`),
    ]
  })
}
