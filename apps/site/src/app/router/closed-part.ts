import type { SystemStatus } from '@trevo/contract/wps/system.ts'
import { viewOf } from '../../core/session/session-state.ts'
import { part, type Part } from './part.tsx'
import { partAt } from './routes.tsx'

/** Shown in place of the site; not downloaded while the site is open. */
export const ClosedPart = part(
  'closed/closed-views.tsx',
  () => import('../../pages/closed/closed-views.tsx'),
)

/** The part that a page is rendered from: the one for its address, or the closed view. */
export const partShown = (status: SystemStatus, pathname: string): Part | undefined =>
  viewOf(status) === 0 ? partAt(pathname) : ClosedPart
