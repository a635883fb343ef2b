import type { ComponentType } from 'react'

/** ERR-19: a part that is not there after this long has failed. */
export const partTimeoutMs = 120_000

/** A lazy screen group that could not be loaded, or not in time. */
export class PartLoadFailure extends Error {}

const reloadedKey = 'trevo.reloadedFor'

/**
 * Loads a screen group. When it fails because a new version was deployed meanwhile (its file is
 * gone), the page reloads once; after that the failure is shown in place.
 */
export const loadPart = async <Page extends { Component: ComponentType }>(
  load: () => Promise<Page>,
): Promise<Page> => {
  if (typeof window === 'undefined') return load()
  let timer: ReturnType<typeof setTimeout> | undefined
  const tooLate = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new PartLoadFailure('timeout')), partTimeoutMs)
  })
  try {
    const page = await Promise.race([load(), tooLate])
    sessionStorage.removeItem(reloadedKey)
    return page
  } catch (error) {
    if (await isNewVersionDeployed()) window.location.reload()
    throw new PartLoadFailure(String(error))
  } finally {
    clearTimeout(timer)
  }
}

/** True once per failing page: its own script is no longer what the server would send. */
const isNewVersionDeployed = async (): Promise<boolean> => {
  if (sessionStorage.getItem(reloadedKey) === location.pathname) return false
  const own = new URL(import.meta.url).pathname
  const page = await fetch(location.href).then(
    (answer) => answer.text(),
    () => '',
  )
  if (!page || page.includes(own)) return false
  sessionStorage.setItem(reloadedKey, location.pathname)
  return true
}
