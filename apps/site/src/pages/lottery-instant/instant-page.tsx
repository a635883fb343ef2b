import { InstantLotteries } from '../../features/lottery-instant/instant.tsx'
import { useText } from '../../core/language/use-text.ts'
import { BrowserPart } from '../frame/browser-part.tsx'
import { PageHead } from '../frame/page-head.tsx'
import styles from '../frame/page.module.css'

/** Instant lotteries; public, buying takes a member. */
export const Component = () => (
  <BrowserPart>
    <Page />
  </BrowserPart>
)

const Page = () => {
  const t = useText('lottery-instant')
  return (
    <>
      <PageHead title={t('common.scratchcards')} description={t('instant.lead')} />
      <h1 className={styles['title']}>{t('common.scratchcards')}</h1>
      <InstantLotteries />
    </>
  )
}
