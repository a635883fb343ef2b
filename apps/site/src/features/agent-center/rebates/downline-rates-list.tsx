import type { Given } from '@trevo/contract/wps/agents/rebates.ts'
import { formatRate } from '@trevo/i18n/format.ts'
import { useLanguage } from '../../../core/language/language.tsx'
import { useText } from '../../../core/language/use-text.ts'

/** What a link gives, as rows of a definition list. */
export const DownlineRatesList = ({ gives }: { readonly gives: Given }) => {
  const t = useText('agent-center')
  const { locale } = useLanguage()
  return (
    <>
      {gives.rebates.map(({ product, rateBp }) => (
        <div key={product}>
          <dt>{t('gives.rebateOf', { product: t(`product.${product}`) })}</dt>
          <dd>{formatRate((rateBp / 100).toFixed(2), locale)}%</dd>
        </div>
      ))}
      {gives.series.map(({ gameGroupCode, prizeModeId, series }) => (
        <div key={`${gameGroupCode} ${prizeModeId}`}>
          <dt>{t('gives.seriesOf', { group: gameGroupCode, mode: prizeModeId })}</dt>
          <dd>{series}</dd>
        </div>
      ))}
    </>
  )
}
