import { Skeleton } from '@trevo/ui/states.tsx'
import { Suspense, type ReactNode } from 'react'
import { BrowserOnly } from '../../core/session/browser-only.tsx'

/** In place of what the browser alone can draw, until it has. */
export const partWaiting = <Skeleton height={420} radius={24} />

/** What only the browser draws, and what loads with words of its own. */
export const BrowserPart = ({ children }: { readonly children: ReactNode }) => (
  <BrowserOnly fallback={partWaiting}>
    <Suspense fallback={partWaiting}>{children}</Suspense>
  </BrowserOnly>
)
