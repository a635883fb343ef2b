import { catalogueKey, isPublic } from './route-request.ts'

/** Known from the build: its version and the files that the offline page needs. */
export type Shell = {
  readonly version: string
  readonly files: readonly string[]
  /** Documents of the offline page, by language. */
  readonly pages: Readonly<Record<string, string>>
}

const shellPrefix = 'shell-'
export const shellCache = ({ version }: Shell): string => `${shellPrefix}${version}`
const pictureCache = 'pictures'
const catalogueCache = 'catalogue'
const languageKey = '/kept-language'

const picturesMax = 400
const catalogueMax = 120
/** On a connection slower than this, the list seen last is shown; the fresh one is cached for the next time. */
const patienceMs = 2_000
const pictureFreshMs = 86_400_000

/** All of the offline page or nothing: an incomplete shell would fail when it is needed. */
export const fillShell = async (shell: Shell): Promise<void> => {
  const cache = await caches.open(shellCache(shell))
  await Promise.all(
    [...shell.files, ...Object.values(shell.pages)].map(async (file) => {
      // Hashed files may come from the browser's own cache; pages must be of this version.
      const answer = await fetch(file, file.startsWith('/assets/') ? {} : { cache: 'reload' })
      if (!answer.ok) throw new Error(`${file}: ${answer.status}`)
      await cache.put(file, answer)
    }),
  )
}

/** Deletes the shells of other versions. */
export const dropOldShells = async (shell: Shell): Promise<void> => {
  const names = await caches.keys()
  const old = names.filter((name) => name.startsWith(shellPrefix) && name !== shellCache(shell))
  await Promise.all(old.map((name) => caches.delete(name)))
}

/** Hashed files never change, so the cached one is always valid. */
export const answerAsset = async (request: Request, shell: Shell): Promise<Response> =>
  (await (await caches.open(shellCache(shell))).match(request, { ignoreVary: true })) ??
  fetch(request)

const ageMsOf = (answer: Response): number =>
  Date.now() - Date.parse(answer.headers.get('Date') ?? '1970-01-01')

const trim = async (cache: Cache, max: number): Promise<void> => {
  const keys = await cache.keys()
  await Promise.all(keys.slice(0, Math.max(0, keys.length - max)).map((key) => cache.delete(key)))
}

type Answering = {
  readonly request: Request
  readonly shell: Shell
  /** Work that may continue after the response. */
  readonly later: (work: Promise<unknown>) => void
}

/** The cached picture at once; one older than a day is refetched for the next time. */
export const answerPicture = async ({ request, shell, later }: Answering): Promise<Response> => {
  const ofShell = await (await caches.open(shellCache(shell))).match(request, { ignoreVary: true })
  if (ofShell) return ofShell
  const cache = await caches.open(pictureCache)
  const kept = await cache.match(request, { ignoreVary: true })
  const fetchFresh = async (): Promise<Response> => {
    const answer = await fetch(request)
    if (isPublic(answer)) {
      await cache.put(request, answer.clone())
      await trim(cache, picturesMax)
    }
    return answer
  }
  if (!kept) return fetchFresh()
  if (ageMsOf(kept) > pictureFreshMs) later(fetchFresh().catch(() => undefined))
  return kept
}

/** A fresh list if the connection allows, otherwise the one seen last; always fetched, so never far behind. */
export const answerCatalogue = async ({ request, later }: Answering): Promise<Response> => {
  const cache = await caches.open(catalogueCache)
  const key = catalogueKey(request.url, request.headers)
  const fetchFresh = async (): Promise<Response> => {
    const answer = await fetch(request)
    if (isPublic(answer)) {
      await cache.put(key, answer.clone())
      await trim(cache, catalogueMax)
    }
    return answer
  }
  const fresh = fetchFresh()
  const kept = await cache.match(key)
  if (!kept) return fresh
  later(fresh.catch(() => undefined))
  const patience = new Promise<Response>((resolve) => setTimeout(() => resolve(kept), patienceMs))
  return Promise.race([fresh, patience]).catch(() => kept)
}

/** The offline page in the language last used in this browser. */
export const offlinePage = async (shell: Shell): Promise<Response | undefined> => {
  const cache = await caches.open(shellCache(shell))
  const spoken = await (await caches.open(catalogueCache)).match(languageKey)
  const language = (await spoken?.text()) ?? ''
  const page = shell.pages[language] ?? Object.values(shell.pages)[0]
  return page === undefined ? undefined : cache.match(page)
}

let spokenLast = ''

/** Remembers the language of a call. */
export const noteLanguage = async (headers: Headers): Promise<void> => {
  const language = headers.get('Language')
  if (!language || language === spokenLast) return
  spokenLast = language
  const cache = await caches.open(catalogueCache)
  await cache.put(languageKey, new Response(language))
}
