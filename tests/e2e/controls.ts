import type { JSHandle, Page } from '@playwright/test'

/** A function in the page that finds the visible controls of the screen: see `controlsOf`. */
function controlFinder(page: Page): Promise<JSHandle<() => HTMLElement[]>> {
  return page.evaluateHandle(() => () => {
    const roles = [
      'button',
      'link',
      'checkbox',
      'radio',
      'switch',
      'tab',
      'option',
      'slider',
      'spinbutton',
      'combobox',
      'textbox',
    ]
    const items = ['menuitem', 'menuitemradio', 'menuitemcheckbox', 'treeitem', 'searchbox']
    const native =
      'a[href], button, input:not([type=hidden]), select, textarea, summary, [tabindex]:not([tabindex="-1"])'
    const selector = [native, ...[...roles, ...items].map((role) => `[role=${role}]`)].join()
    const front = [...document.querySelectorAll('dialog:modal')].at(-1) ?? document.body
    const found = [...front.querySelectorAll<HTMLElement>(selector)]
    return found.filter(
      (each) => each.checkVisibility({ visibilityProperty: true }) && each.closest('[inert]') === null,
    )
  })
}

/** The visible controls of the screen in document order; only those of the topmost modal dialog when one is open. */
export async function controlsOf(page: Page): Promise<JSHandle<HTMLElement[]>> {
  const finder = await controlFinder(page)
  return finder.evaluateHandle((find) => find())
}

/**
 * The faults in the names and sizes of a screen's controls. Each control must
 * - have an accessible name that contains its visible text (WCAG 2.5.3);
 * - be focusable with Tab, be disabled, or be an item of a focused menu with arrow-key navigation;
 * - be at least 44 px wide and high including its label, or be a link in a sentence (WCAG 2.5.5).
 * Finds and checks the controls in one step, since the app may replace them in between. Requires `loadAxe`.
 */
export async function controlViolations(page: Page): Promise<string[]> {
  const finder = await controlFinder(page)
  return finder.evaluate((findControls) => {
    const TARGET = 44
    const squashed = (words: string) => words.toLowerCase().replaceAll(/[\s\p{P}\p{S}]+/gu, '')
    const labelsOf = (control: HTMLElement) =>
      'labels' in control ? [...((control.labels as NodeListOf<HTMLElement> | null) ?? [])] : []
    const isPressedByLabel = (control: HTMLElement) => control.matches('[type=checkbox], [type=radio], [type=file]')

    function wordsSeen(frame: HTMLElement): string {
      const walker = document.createTreeWalker(frame, NodeFilter.SHOW_TEXT)
      const seen: string[] = []
      while (walker.nextNode()) {
        const parent = walker.currentNode.parentElement
        if (parent === null || parent.closest('[aria-hidden=true]') !== null) continue
        const isSeen = parent.checkVisibility({ visibilityProperty: true }) && parent.getBoundingClientRect().width > 1
        if (isSeen) seen.push(walker.currentNode.textContent ?? '')
      }
      return seen.join(' ')
    }

    function boxOf(control: HTMLElement): DOMRect {
      const [label] = isPressedByLabel(control) ? labelsOf(control) : []
      return (label ?? control).getBoundingClientRect()
    }

    function standsInSentence(control: HTMLElement): boolean {
      if (getComputedStyle(control).display !== 'inline') return false
      const around = squashed(control.parentElement?.textContent ?? '')
      return around.length > squashed(control.textContent ?? '').length
    }

    function isStop(control: HTMLElement): boolean {
      if (control.tabIndex >= 0 || control.matches(':disabled')) return true
      return control.closest('[role=menu]')?.contains(document.activeElement) ?? false
    }

    window.axe.setup(document)
    const found = findControls().flatMap((control) => {
      const box = boxOf(control)
      const isSmall = Math.min(box.width, box.height) < TARGET - 0.5 && !standsInSentence(control)
      const name = window.axe.commons.text.accessibleText(control).trim()
      const fields = control.matches('input, select, textarea') ? labelsOf(control) : [control]
      const seen = fields.map(wordsSeen).join(' ')
      const shown = name === '' ? control.outerHTML.slice(0, 120) : `“${name}”`
      return [
        ...(squashed(name) === '' ? [`${shown} has no name`] : []),
        ...(squashed(name).includes(squashed(seen)) ? [] : [`${shown} is not called what is seen on it: “${seen}”`]),
        ...(isStop(control) ? [] : [`${shown} cannot be reached with the keyboard`]),
        ...(isSmall ? [`${shown} is ${box.width.toFixed()} × ${box.height.toFixed()} px`] : []),
      ]
    })
    window.axe.teardown()
    return found
  })
}
