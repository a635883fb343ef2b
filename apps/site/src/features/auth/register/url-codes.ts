/** REG-7, REG-15: who sent the visitor, from the address: `ref` a member's code, `aff` an agent's. */
export const readUrlCodes = (search: string): { referralCode: string; affiliateCode: string } => {
  const query = new URLSearchParams(search)
  return {
    referralCode: (query.get('ref') ?? '').slice(0, 64),
    affiliateCode: (query.get('aff') ?? '').slice(0, 255),
  }
}

const keyOf = 'trevo.codes'
/** How long a visitor who came by a link may browse before registering. */
const keptForMs = 30 * 86_400_000

/**
 * Keeps the codes of an address where the installed app of this site finds them too: a visitor who
 * installs it before registering still counts as coming by the link.
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

/** Codes of the address at hand, else those kept earlier. */
export const findUrlCodes = (search: string, now = Date.now()) => {
  storeUrlCodes(search, now)
  try {
    return readUrlCodes(readStored(now) ?? search)
  } catch {
    return readUrlCodes(search)
  }
}

/** Once an account is made they have counted: the next person at this device did not come by them. */
export const forgetUrlCodes = (): void => {
  try {
    localStorage.removeItem(keyOf)
  } catch {
    // Nothing was kept.
  }
}
