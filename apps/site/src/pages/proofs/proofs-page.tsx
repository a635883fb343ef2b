import { Skeleton } from '@trevo/ui/states.tsx'
import { Suspense } from 'react'
import { BrowserOnly } from '../../core/session/browser-only.tsx'
import { Proofs } from '../../features/proofs/proofs.tsx'
import { useText } from '../../core/language/use-text.ts'
import { PageHead } from '../frame/page-head.tsx'

const waiting = <Skeleton height={420} radius={24} />

/** The hourly proof that no money is made or lost, for everybody to see. */
export const Component = () => (
  <BrowserOnly fallback={waiting}>
    <Suspense fallback={waiting}>
      <Head />
      <Proofs />
    </Suspense>
  </BrowserOnly>
)

const Head = () => {
  const t = useText('proofs')
  return <PageHead title={t('footer.proofs')} description={t('proofs.lead')} />
}
