/** ERR-19: a part that is not loaded after this time has failed. */
export const partTimeoutMs = 120_000

/** A lazy part that could not be loaded in time or at all (the chunk-load error). */
export class PartLoadFailure extends Error {
  override name = 'PartLoadFailure'
}

const reloadedKey = 'trevo.reloadedFor'

/** The browser functions needed to find out whether there is a newer version. */
export type PageSource = {
  /** The running script. */
  readonly ownScript: string
  readonly pathname: () => string
  /** The page as the server renders it now; empty without an answer. */
  readonly fetchPage: () => Promise<string>
  readonly reload: () => void
}

const browser: PageSource = {
  ownScript: new URL(import.meta.url).pathname,
  pathname: () => location.pathname,
  fetchPage: () =>
    fetch(location.href).then(
      (answer) => answer.text(),
      () => '',
    ),
  reload: () => location.reload(),
}

/**
 * Loads a lazy part. When it fails because a new version was deployed meanwhile (its file is gone),
 * the page reloads once; after that the failure is shown in its place.
 */
export const loadPart = async <Module>(
  load: () => Promise<Module>,
  source: PageSource = browser,
): Promise<Module> => {
  if (typeof window === 'undefined') return load()
  let timer: ReturnType<typeof setTimeout> | undefined
  const tooLate = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new PartLoadFailure('timeout')), partTimeoutMs)
  })
  try {
    const module = await Promise.race([load(), tooLate])
    sessionStorage.removeItem(reloadedKey)
    return module
  } catch (error) {
    await reloadWhenNew(source)
    throw error instanceof PartLoadFailure ? error : new PartLoadFailure(String(error))
  } finally {
    clearTimeout(timer)
  }
}

/** Once per failing page: whether the running script is no longer the server's current one. */
const reloadWhenNew = async (source: PageSource): Promise<void> => {
  const { ownScript, pathname, fetchPage, reload } = source
  if (sessionStorage.getItem(reloadedKey) === pathname()) return
  const page = await fetchPage()
  if (!page || page.includes(ownScript)) return
  sessionStorage.setItem(reloadedKey, pathname())
  reload()
}
