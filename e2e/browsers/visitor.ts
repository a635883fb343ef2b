/** What to look for on a page, named as a person or a screen reader names it. */
export type Wanted = {
  readonly role: 'button' | 'link' | 'tab' | 'checkbox' | 'textbox' | 'image' | 'text'
  /** The source of a regular expression over the accessible name, or over the text. */
  readonly name: string
}

/** One tab of one browser. Each call waits until what it needs is there, for at most `waitMs`. */
export type Visitor = {
  open(address: string): Promise<void>
  /** Runs a script in the page; its result must be JSON. */
  run<Result>(script: string): Promise<Result>
  press(wanted: Wanted): Promise<void>
  /** Types `text` into a field, followed by Enter if requested. */
  type(wanted: Wanted, text: string, thenEnter?: boolean): Promise<void>
  sees(wanted: Wanted): Promise<void>
  /** From now on finds and presses elements inside the page's frame, until the next `open`. */
  enterFrame(): Promise<void>
  takePicture(): Promise<Uint8Array>
  quit(): Promise<void>
}

export type StartVisitor = (size: { width: number; height: number }) => Promise<Visitor>

const waitMs = 30_000
const pollMs = 200

/**
 * A script that returns the first visible and enabled element that matches, or null. Both browsers
 * take scripts as text; roles and names are the part of the accessibility rules that our pages use.
 */
export const findScript = ({ role, name }: Wanted): string => `
  const named = new RegExp(${JSON.stringify(name)}, 'i')
  const selectors = {
    button: 'button, [role=button]', link: 'a[href]', tab: '[role=tab]',
    checkbox: 'input[type=checkbox]', textbox: 'input', image: 'img, svg[role=img], canvas[role=img], [role=img]',
    text: 'h1, h2, h3, p, a, li, td, dd, dt, span, div, output, button',
  }
  const labelOf = (element) => [
    element.getAttribute('aria-label'),
    ...(element.getAttribute('aria-labelledby') ?? '').split(' ').map((id) => document.getElementById(id)?.textContent),
    ...[...(element.labels ?? [])].map((label) => label.textContent),
    element.getAttribute('alt'), element.textContent,
  ].find((text) => text?.trim()) ?? ''
  const isShown = (element) => {
    const box = element.getBoundingClientRect()
    const style = getComputedStyle(element)
    return box.width > 0 && box.height > 0 && style.visibility !== 'hidden' && !element.closest('[inert]')
  }
  const anyName = ${JSON.stringify(name)} === ''
  return [...document.querySelectorAll(selectors[${JSON.stringify(role)}])].filter((element) =>
    (anyName || named.test(labelOf(element).trim())) && !element.disabled &&
    (${JSON.stringify(role)} === 'checkbox' || ${JSON.stringify(role)} === 'text' || isShown(element))
  ).at(${JSON.stringify(role)} === 'text' ? -1 : 0) ?? null`

/** Retries until there is an answer. @throws after `waitMs`, naming what was waited for */
export const waitFor = async <Result>(
  what: string,
  ask: () => Promise<Result | undefined>,
): Promise<Result> => {
  const deadline = Date.now() + waitMs
  for (;;) {
    // A page that is just being left answers with a driver error.
    const answer = await ask().catch(() => undefined)
    if (answer !== undefined) return answer
    if (Date.now() > deadline) throw new Error(`waited ${waitMs / 1000} s for ${what}`)
    await new Promise((resolve) => setTimeout(resolve, pollMs))
  }
}

export const describe = ({ role, name }: Wanted): string => `the ${role} “${name}”`
