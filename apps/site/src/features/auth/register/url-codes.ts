/** REG-7, REG-15: who sent the visitor, from the address: `ref` a member's code, `aff` an agent's. */
export const readUrlCodes = (search: string): { referralCode: string; affiliateCode: string } => {
  const query = new URLSearchParams(search)
  return {
    referralCode: (query.get('ref') ?? '').slice(0, 64),
    affiliateCode: (query.get('aff') ?? '').slice(0, 255),
  }
}

const keyOf = 'trevo.codes'

/** Keeps the codes of the first address of a visit: the visitor looks around before registering. */
export const storeUrlCodes = (search: string): void => {
  const { referralCode, affiliateCode } = readUrlCodes(search)
  if (!referralCode && !affiliateCode) return
  try {
    sessionStorage.setItem(keyOf, search)
  } catch {
    // Storage may be blocked; the codes then count only while they stand in the address.
  }
}

/** Codes of the address at hand, else those kept earlier in this visit. */
export const findUrlCodes = (search: string) => {
  storeUrlCodes(search)
  try {
    return readUrlCodes(sessionStorage.getItem(keyOf) ?? search)
  } catch {
    return readUrlCodes(search)
  }
}
