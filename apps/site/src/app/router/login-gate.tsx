import { useSyncExternalStore, type ReactNode } from 'react'
import { Navigate } from 'react-router'
import { sessionKeys } from '../../core/session/session-keys.ts'
import { to } from '../../core/router/to.ts'

const subscribe = () => () => undefined

/** ROUTE-19: without a session token, a guarded route redirects to /login; the server renders nothing yet. */
export const LoginGate = ({ children }: { readonly children: ReactNode }) => {
  const gate = useSyncExternalStore(
    subscribe,
    () => (sessionKeys.read('token') ? 'open' : 'closed'),
    () => 'unknown',
  )
  if (gate === 'closed') return <Navigate to={to.login()} replace />
  return gate === 'open' ? children : null
}
