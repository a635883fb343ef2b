import { useText } from '../../core/language/use-text.ts'
import { Returns } from '../../features/returns/returns.tsx'
import { BrowserPart } from '../frame/browser-part.tsx'
import { PageHead } from '../frame/page-head.tsx'

/** What games and lotteries gave back, beside what they declare; public. */
export const Component = () => (
  <BrowserPart>
    <Head />
    <Returns />
  </BrowserPart>
)

const Head = () => {
  const t = useText('returns')
  return <PageHead title={t('footer.returns')} description={t('returns.lead')} />
}
