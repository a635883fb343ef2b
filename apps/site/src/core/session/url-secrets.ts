/** The parameters of an identity provider's answer (RFC 6749, RFC 9207). */
export type SocialAnswer = {
  readonly code: string | undefined
  readonly state: string | undefined
  readonly iss: string | undefined
  /** The provider's error when it refused or the visitor cancelled. */
  readonly error: string | undefined
}

type Secrets = {
  ticket: string | undefined
  resetTicket: string | undefined
  social: SocialAnswer | undefined
}

const kept: Secrets = { ticket: undefined, resetTicket: undefined, social: undefined }

/** Where identity providers redirect the browser. */
const socialLanding = /^\/social\/[a-z]+$/i

/**
 * START-7: removes the ticket of `?token=`, that of a mailed link (`?resetTicket=`), and a provider's
 * answer from the address and its history entry, and keeps them. To be called before anything that
 * could read, send or log an address.
 */
export const takeUrlSecrets = (): void => {
  const url = new URL(location.href)
  const read = (name: string) => url.searchParams.get(name) ?? undefined
  kept.ticket = read('token')
  kept.resetTicket = read('resetTicket')
  url.searchParams.delete('token')
  url.searchParams.delete('resetTicket')
  if (socialLanding.test(url.pathname)) {
    const [code, state, iss, error] = [read('code'), read('state'), read('iss'), read('error')]
    kept.social = { code, state, iss, error }
    url.search = ''
  }
  const stripped = url.pathname + url.search + url.hash
  if (stripped !== location.pathname + location.search + location.hash)
    history.replaceState(history.state, '', stripped)
}

/** The ticket from the address; can be taken once. */
export const spendTicket = (): string | undefined => {
  const { ticket } = kept
  kept.ticket = undefined
  return ticket
}

/** The ticket of a mailed link for a new password; can be taken once. */
export const spendResetTicket = (): string | undefined => {
  const { resetTicket } = kept
  kept.resetTicket = undefined
  return resetTicket
}

/** What the provider sent back; can be taken once. */
export const spendSocialAnswer = (): SocialAnswer | undefined => {
  const { social } = kept
  kept.social = undefined
  return social
}
