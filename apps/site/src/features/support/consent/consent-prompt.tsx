import { lazy } from 'react'
import { useConsent } from './consent.ts'
import { useSession } from '../../../core/session/store.ts'
import { Optional } from './optional.tsx'

const Banner = lazy(() => import('./consent-banner.tsx'))

/** Shown only while a brand that measures visits has no answer from this visitor. */
export const ConsentPrompt = () => {
  const { gtagId } = useSession()
  const consent = useConsent()
  if (gtagId === null || consent !== undefined) return null
  return (
    <Optional>
      <Banner gtagId={gtagId} />
    </Optional>
  )
}
