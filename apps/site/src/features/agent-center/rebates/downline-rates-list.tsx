import type { Given } from '@trevo/contract/wps/agents/rebates.ts'
import { formatRate } from '@trevo/i18n/format.ts'
import { seriesName } from '@trevo/i18n/series-name.ts'
import { useLanguage } from '../../../core/language/language.tsx'
import { useText } from '../../../core/language/use-text.ts'

/** What a link gives, as rows of a definition list. */
export const DownlineRatesList = ({ gives }: { readonly gives: Given }) => {
  const t = useText('agent-center')
  const lottery = useText('lottery')
  const { locale } = useLanguage()
  return (
    <>
      {gives.rebates.map(({ product, rateBp }) => (
        <div key={product}>
          <dt>{t('gives.rebateOf', { product: t(`product.${product}`) })}</dt>
          <dd>{formatRate((rateBp / 100).toFixed(2), locale)}%</dd>
        </div>
      ))}
      {gives.series.map((one) => (
        <div key={`${one.gameGroupCode} ${one.prizeModeId}`}>
          <dt>{t('gives.seriesOf', { lottery: seriesName(one, lottery) })}</dt>
          <dd>{one.series}</dd>
        </div>
      ))}
    </>
  )
}
