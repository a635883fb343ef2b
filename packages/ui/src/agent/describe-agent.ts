/** Checked in this order, because most browsers also carry the names of others. */
const browsers = [
  ['Edge', /\bEdgA?\/|EdgiOS\//],
  ['Opera', /\bOPR\/|OPiOS\//],
  ['Samsung Internet', /SamsungBrowser\//],
  ['Firefox', /Firefox\/|FxiOS\//],
  ['Chrome', /Chrome\/|CriOS\/|Chromium\//],
  ['Safari', /Version\/.*Safari\//],
] as const

const systems = [
  ['iPad', /iPad/],
  ['iPhone', /iPhone|iPod/],
  ['Android', /Android/],
  ['Windows', /Windows/],
  ['ChromeOS', /CrOS/],
  ['Mac', /Mac OS X|Macintosh/],
  ['Linux', /Linux|X11/],
] as const

export type Agent = { readonly browser: string; readonly system: string }

const nameOf = (names: readonly (readonly [string, RegExp])[], text: string): string =>
  names.find(([, pattern]) => pattern.test(text))?.[0] ?? ''

/** Browser and system by their common names; empty if the text does not say. */
export const describeAgent = (userAgent: string): Agent => ({
  browser: nameOf(browsers, userAgent),
  system: nameOf(systems, userAgent),
})
