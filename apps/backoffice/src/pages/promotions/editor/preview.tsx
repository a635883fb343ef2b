import type { PromotionContent } from '@trevo/contract/ops/giving/promotion-editor.ts'
import type { LanguageCode } from '@trevo/languages/languages.ts'
import {
  PromotionExample,
  PromotionTermsTable,
} from '@trevo/ui/promotion-terms/promotion-terms.tsx'
import { useState } from 'react'
import { useT } from '../../../core/texts.tsx'
import { isAmount } from '../../../parts/inputs.tsx'
import { Panel } from '../../../parts/panel.tsx'
import { Tabs } from '../../../parts/tabs.tsx'
import { useSiteTexts } from '../use-site-texts.ts'
import styles from './editor.module.css'

/** Amounts of the terms that the page shows; while one is typed it may be none. */
const amountsOf = ({ terms }: PromotionContent): readonly string[] => {
  const { reward, wagering, depositMin, conditions } = terms
  const { value } = reward
  const given =
    value.form === 'fixed'
      ? [value.amount]
      : value.form === 'percent'
        ? [value.cap]
        : value.tiers.flatMap(({ from, amount }) => [from, amount])
  const asked = conditions.of.flatMap((one) => ('amount' in one ? [one.amount] : []))
  const others = [depositMin, wagering?.stakeCap, wagering?.prizeCap, reward.roundStake]
  return [...given, ...asked, ...others.filter((one) => typeof one === 'string')]
}

const tenths = /\.\d{3,4}$/

/** The page as players read it, from the data that the server applies. */
export const Preview = ({
  content,
  needsBetBefore,
}: {
  readonly content: PromotionContent
  readonly needsBetBefore: boolean
}) => {
  const t = useT()
  const [language, setLanguage] = useState<LanguageCode>('PT')
  const site = useSiteTexts(language)
  const [last, setLast] = useState(content)
  const isReadable = amountsOf(content).every((one) => isAmount(one) || tenths.test(one))
  if (isReadable && last !== content) setLast(content)
  const shown = isReadable ? content : last
  const text = shown.texts[language]
  return (
    <Panel
      title={t('promotions.page')}
      aside={
        <Tabs
          label={t('promotions.pageLanguage')}
          tabs={[
            { value: 'PT', text: 'PT' },
            { value: 'EN', text: 'EN' },
          ]}
          value={language}
          onChange={setLanguage}
        />
      }
    >
      <div className={styles['page']} lang={language === 'PT' ? 'pt-BR' : 'en'}>
        <div className={styles['banner']}>
          <b>{text?.title || t('promotions.noText')}</b>
          <span>{text?.lead}</span>
        </div>
        {text?.body && <p className={styles['body']}>{text.body}</p>}
        <PromotionExample terms={shown.terms} language={site} />
        <PromotionTermsTable
          promotion={{
            terms: shown.terms,
            needsBetBefore,
            timeZone: shown.timeZone,
            weightedGames: [],
          }}
          language={site}
        />
      </div>
    </Panel>
  )
}
