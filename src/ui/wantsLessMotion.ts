/** Whether the system, or the guest in Settings, wants less motion. For scripts: style sheets ask the same of `data-motion`. */
export function wantsLessMotion(): boolean {
  const isReduced = document.documentElement.dataset['motion'] === 'reduced'
  return isReduced || window.matchMedia('(prefers-reduced-motion: reduce)').matches
}
