import { useText } from '../../core/language/use-text.ts'
import { Status } from '../../features/status/status.tsx'
import { BrowserPart } from '../frame/browser-part.tsx'
import { PageHead } from '../frame/page-head.tsx'

/** How each part of the site works, by its own measurements; public. */
export const Component = () => (
  <BrowserPart>
    <Head />
    <Status />
  </BrowserPart>
)

const Head = () => {
  const t = useText('status')
  return <PageHead title={t('footer.status')} description={t('status.lead')} />
}
