import { Proofs } from '../../features/proofs/proofs.tsx'
import { useText } from '../../core/language/use-text.ts'
import { BrowserPart } from '../frame/browser-part.tsx'
import { PageHead } from '../frame/page-head.tsx'

/** The hourly proof that no money is created or lost; public. */
export const Component = () => (
  <BrowserPart>
    <Head />
    <Proofs />
  </BrowserPart>
)

const Head = () => {
  const t = useText('proofs')
  return <PageHead title={t('footer.proofs')} description={t('proofs.lead')} />
}
