/** The keys of SESSION-4, kept in session storage under exactly these names. */
export const sessionKeyNames = [
  'token',
  'nickname',
  'account',
  'username',
  'customerId',
  'isAgent',
  'merchant',
  'merchantCode',
  'merchantWallet',
  'validate',
] as const
export type SessionKey = (typeof sessionKeyNames)[number]

const storage = (): Storage | undefined => {
  // A browser that blocks storage throws on access; the site then works without it.
  try {
    return globalThis.sessionStorage
  } catch {
    return undefined
  }
}

export const sessionKeys = {
  read: (key: SessionKey): string | undefined => storage()?.getItem(key) ?? undefined,
  write: (key: SessionKey, value: string): void => storage()?.setItem(key, value),
  remove: (key: SessionKey): void => storage()?.removeItem(key),
  /** Logout: removes everything, then sets the merchant keys to the brand's merchant again. */
  clearAll: (merchant: string): void => {
    storage()?.clear()
    sessionKeys.write('merchant', merchant)
    sessionKeys.write('merchantCode', merchant)
  },
}

/** A JSON value cached for this session under a key such as `hotGames:PT` (SESSION-9). */
export const sessionCache = {
  read: <T>(key: string): T | undefined => {
    const text = storage()?.getItem(key)
    return text ? (JSON.parse(text) as T) : undefined // written below with the same type
  },
  write: (key: string, value: unknown): void => storage()?.setItem(key, JSON.stringify(value)),
  remove: (key: string): void => storage()?.removeItem(key),
}
