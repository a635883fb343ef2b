/** REG-7, REG-15: who referred the visitor, from the address: `ref` is a member's code, `aff` an agent's. */
export const readUrlCodes = (search: string): { referralCode: string; affiliateCode: string } => {
  const query = new URLSearchParams(search)
  return {
    referralCode: (query.get('ref') ?? '').slice(0, 64),
    affiliateCode: (query.get('aff') ?? '').slice(0, 255),
  }
}

const keyOf = 'trevo.codes'
/** How long a visitor who followed a link may browse before registering. */
const keptForMs = 30 * 86_400_000

/**
 * Stores the codes of an address where the installed app of this site can find them too: a visitor who
 * installs it before registering still counts as referred by the link.
 */
export const storeUrlCodes = (search: string, now = Date.now()): void => {
  const { referralCode, affiliateCode } = readUrlCodes(search)
  if (!referralCode && !affiliateCode) return
  try {
    localStorage.setItem(keyOf, `${now} ${search}`)
  } catch {
    // Storage may be blocked; the codes then count only while they are in the address.
  }
}

const readStored = (now: number): string | undefined => {
  const [at = '', search] = (localStorage.getItem(keyOf) ?? '').split(' ')
  return now - Number(at) < keptForMs ? search : undefined
}

/** The codes in the current address, or else those stored earlier. */
export const findUrlCodes = (search: string, now = Date.now()) => {
  storeUrlCodes(search, now)
  try {
    return readUrlCodes(readStored(now) ?? search)
  } catch {
    return readUrlCodes(search)
  }
}

/** Once an account exists they have been used: the next person on this device was not referred by them. */
export const forgetUrlCodes = (): void => {
  try {
    localStorage.removeItem(keyOf)
  } catch {
    // Nothing was stored.
  }
}
