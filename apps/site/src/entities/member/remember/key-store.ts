/** Where the key of the remembered password is stored; it can be used but never exported. */
export type KeyStore = {
  /** The key, created at first use. */
  obtain(): Promise<CryptoKey>
  find(): Promise<CryptoKey | undefined>
  drop(): Promise<void>
}

const databaseName = 'trevo-keys'
const storeName = 'keys'
const keyName = 'remember-password'

const settled = <Result>(request: IDBRequest<Result>): Promise<Result> =>
  new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result))
    request.addEventListener('error', () => reject(request.error ?? new Error('key store failed')))
  })

const openStore = async (mode: IDBTransactionMode) => {
  const opening = indexedDB.open(databaseName, 1)
  opening.addEventListener('upgradeneeded', () => opening.result.createObjectStore(storeName))
  const database = await settled(opening)
  return { database, store: database.transaction(storeName, mode).objectStore(storeName) }
}

/** Makes one request on the store, and closes the database in any case. */
const withStore = async <Result>(
  mode: IDBTransactionMode,
  ask: (store: IDBObjectStore) => IDBRequest<Result>,
): Promise<Result> => {
  const { database, store } = await openStore(mode)
  try {
    return await settled(ask(store))
  } finally {
    database.close()
  }
}

/** IndexedDB stores `CryptoKey`s as they are, so a non-extractable one stays so. */
export const browserKeys: KeyStore = {
  find: async () =>
    (await withStore('readonly', (store) => store.get(keyName))) as CryptoKey | undefined, // only we write to it
  obtain: async () => {
    const known = await browserKeys.find()
    if (known) return known
    const key = await crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, [
      'encrypt',
      'decrypt',
    ])
    await withStore('readwrite', (store) => store.put(key, keyName))
    return key
  },
  drop: async () => {
    await withStore('readwrite', (store) => store.delete(keyName))
  },
}
