import { LotteryManual } from '../../features/lottery-manual/manual.tsx'
import { useText } from '../../core/language/use-text.ts'
import { BrowserPart } from '../frame/browser-part.tsx'
import { PageHead } from '../frame/page-head.tsx'

/** How every play is chosen, won and paid; public. */
export const Component = () => (
  <BrowserPart>
    <Head />
    <LotteryManual />
  </BrowserPart>
)

const Head = () => {
  const t = useText('lottery-manual')
  return <PageHead title={t('lotteryManual.title')} description={t('lotteryManual.lead')} />
}
