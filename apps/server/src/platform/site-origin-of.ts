/** The hosts of a brand. */
type Hosts = { readonly domains: readonly string[]; readonly mainDomain: string }

/**
 * Where browsers reach a brand's site: this server's own origin if that serves the brand, the same scheme and port
 * under a name of this machine, otherwise the brand's main domain. Never a host named by a request.
 */
export const siteOriginOf = (siteOrigin: string, { domains, mainDomain }: Hosts): string => {
  const here = new URL(siteOrigin)
  if (domains.includes(here.hostname)) return siteOrigin
  if (!mainDomain.endsWith('.localhost')) return `https://${mainDomain}`
  here.hostname = mainDomain
  return here.origin
}
