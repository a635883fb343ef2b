/**
 * CONST-3: a launch address at the host that this visit picked from the brand's list; without a list
 * it is unchanged.
 */
export const atLaunchHost = (url: string, host: string): string => {
  if (host === '') return url
  const { origin } = new URL(host.includes('://') ? host : `https://${host}`)
  const { pathname, search, hash } = new URL(url, location.href)
  return `${origin}${pathname}${search}${hash}`
}
