import { Suspense, useSyncExternalStore, type ReactNode } from 'react'

const subscribe = () => () => undefined

/**
 * A page that depends on the visitor: the server, which knows nobody, and the first render show
 * `fallback` in its place.
 */
export const BrowserOnly = ({
  fallback,
  children,
}: {
  readonly fallback: ReactNode
  readonly children: ReactNode
}) => {
  const isBrowser = useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  )
  if (!isBrowser) return fallback
  return <Suspense fallback={fallback}>{children}</Suspense>
}
