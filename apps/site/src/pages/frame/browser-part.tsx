import { Skeleton } from '@trevo/ui/states.tsx'
import { Suspense, type ReactNode } from 'react'
import { BrowserOnly } from '../../core/session/browser-only.tsx'

/** Shown until the browser has rendered what only it can render. */
export const partWaiting = <Skeleton height={420} radius={24} />

/** A part rendered only in the browser, which loads its own texts. */
export const BrowserPart = ({ children }: { readonly children: ReactNode }) => (
  <BrowserOnly fallback={partWaiting}>
    <Suspense fallback={partWaiting}>{children}</Suspense>
  </BrowserOnly>
)
