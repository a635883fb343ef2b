import { Skeleton } from '@trevo/ui/states.tsx'
import { Suspense } from 'react'
import { BrowserOnly } from '../../core/session/browser-only.tsx'
import { LotteryManual } from '../../features/lottery-manual/manual.tsx'
import { useText } from '../../core/language/use-text.ts'
import { PageHead } from '../frame/page-head.tsx'

const waiting = <Skeleton height={420} radius={24} />

/** How every play is chosen, wins and pays, for everybody to read. */
export const Component = () => (
  <BrowserOnly fallback={waiting}>
    <Suspense fallback={waiting}>
      <Head />
      <LotteryManual />
    </Suspense>
  </BrowserOnly>
)

const Head = () => {
  const t = useText('lottery-manual')
  return <PageHead title={t('lotteryManual.title')} description={t('lotteryManual.lead')} />
}
