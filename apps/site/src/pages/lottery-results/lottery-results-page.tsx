import { Skeleton } from '@trevo/ui/states.tsx'
import { Suspense } from 'react'
import { BrowserOnly } from '../../core/session/browser-only.tsx'
import { LotteryResults } from '../../features/lottery-results/results.tsx'
import { ownLines } from '../../features/lottery-own/own-lines-slot.tsx'
import { useText } from '../../core/language/use-text.ts'
import { PageHead } from '../frame/page-head.tsx'

const waiting = <Skeleton height={420} radius={24} />

/** Results and trends of the lotteries; public. */
export const Component = () => (
  <BrowserOnly fallback={waiting}>
    <Suspense fallback={waiting}>
      <Head />
      <LotteryResults ownLines={ownLines} />
    </Suspense>
  </BrowserOnly>
)

const Head = () => {
  const t = useText('lottery-results')
  return <PageHead title={t('lotteryResults.title')} description={t('lotteryResults.lead')} />
}
