/** A cookie of this page, decoded; undefined if there is no such cookie. */
export const findCookie = (name: string): string | undefined => {
  const pair = document.cookie.split('; ').find((one) => one.startsWith(`${name}=`))
  return pair === undefined ? undefined : decodeURIComponent(pair.slice(name.length + 1))
}

/**
 * Writes a cookie for this site only, for `maxAgeSec` seconds, Secure if the page was loaded over TLS.
 * @param sameSite `Lax` for what the server needs when a link on another site leads here
 */
export const writeCookie = (
  name: string,
  value: string,
  maxAgeSec: number,
  sameSite: 'Strict' | 'Lax' = 'Strict',
): void => {
  const secure = location.protocol === 'https:' ? '; Secure' : ''
  // The Cookie Store API is missing in some browsers we support.
  // oxlint-disable-next-line unicorn/no-document-cookie
  document.cookie = `${name}=${encodeURIComponent(value)}; Path=/; Max-Age=${maxAgeSec}; SameSite=${sameSite}${secure}`
}

export const clearCookie = (name: string): void => {
  // oxlint-disable-next-line unicorn/no-document-cookie
  document.cookie = `${name}=; Path=/; Expires=Thu, 01 Jan 1970 00:00:00 GMT; SameSite=Strict`
}
