import type { UserDriver } from '#tests/e2e/userDriver.ts'

/** The engines of the browsers that guests have. */
export const engines = ['firefox', 'webkit'] as const
export type Engine = (typeof engines)[number]

export type Key = 'Escape' | 'ArrowLeft'

/** What the engine's accessibility tree says about an element. */
export interface Accessible {
  readonly role: string
  readonly name: string
}

/** The roles that `announced` returns. */
export const announcedRoles = ['heading', 'link', 'button', 'textbox', 'checkbox', 'radio'] as const

/**
 * A tab of a browser as a guest uses it, whatever its engine and driver. Every action waits until it is possible, and every
 * expectation until it holds, for 30 s. Names and texts are in the app's language; a string is the whole name of a control, and a
 * part of the visible text.
 */
export interface Phone extends UserDriver {
  open(address: string): Promise<void>
  reload(): Promise<void>
  /** Does not wait for the page, nor does `forward`. */
  back(): Promise<void>
  forward(): Promise<void>
  /** Presses a button twice, as fast as the driver can. */
  pressTwice(name: string | RegExp): Promise<void>
  /** Presses at this point of the window, in px. */
  pressAt(x: number, y: number): Promise<void>
  /** Presses a key, in the element with the focus. */
  key(key: Key): Promise<void>
  sees(words: string | RegExp): Promise<void>
  doesNotSee(words: string | RegExp): Promise<void>
  isAt(path: string | RegExp): Promise<void>
  /** Evaluates an expression in the page; promises are awaited. */
  read<Value>(expression: string): Promise<Value>
  /** The element with the focus, by its accessible role and name. */
  focused(): Promise<Accessible>
  /** The elements with these roles in the main part of the page. Only with a driver that asks the engine's accessibility tree. */
  announced?(): Promise<Accessible[]>
  /** A PNG of what the guest sees. */
  screenshot(): Promise<Buffer>
  /** Opens another tab or window, with the same storage. */
  newTab(): Promise<Phone>
}

/** Waits until `holds` returns true. Throws the message with what was there instead. */
export async function until(
  holds: () => Promise<boolean>,
  message: () => Promise<string> | string,
  within = 30_000,
): Promise<void> {
  const end = Date.now() + within
  for (;;) {
    const failure = await holds().then(
      (held) => (held ? undefined : 'no'),
      (error: unknown) => String(error),
    )
    if (failure === undefined) return
    if (Date.now() > end) throw new Error(`${await message()} (${failure})`)
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
}

/** Whether a visible text contains these words. */
export function contains(visible: string, words: string | RegExp): boolean {
  const plain = visible.replaceAll(/\s+/g, ' ')
  return typeof words === 'string' ? plain.includes(words.replaceAll(/\s+/g, ' ')) : words.test(plain)
}

export const VISIBLE_TEXT = `(document.querySelector('dialog:modal') ?? document.body).innerText`

/** The expectations, which need only what the page says about itself. */
export function expectations(phone: Pick<Phone, 'read'>): Pick<Phone, 'sees' | 'doesNotSee' | 'isAt'> {
  const visible = () => phone.read<string>(VISIBLE_TEXT)
  return {
    sees: (words) =>
      until(
        async () => contains(await visible(), words),
        async () => `The guest does not see ${String(words)}, but:\n${await visible()}`,
      ),
    doesNotSee: (words) =>
      until(
        async () => !contains(await visible(), words),
        async () => `The guest still sees ${String(words)}:\n${await visible()}`,
      ),
    isAt: (path) =>
      until(
        async () => {
          const at = await phone.read<string>('location.pathname')
          return typeof path === 'string' ? at === path : path.test(at)
        },
        async () => `The guest is not at ${String(path)}, but at ${await phone.read<string>('location.href')}`,
      ),
  }
}
