import { useQuery } from '@tanstack/react-query'
import { Skeleton } from '@trevo/ui/states.tsx'
import { Tabs } from '@trevo/ui/tabs.tsx'
import { useLocation, useNavigate, useSearchParams } from 'react-router'
import { useLanguage } from '../../core/language/language.tsx'
import { NotLoaded } from '../../core/lists/list-states.tsx'
import { useSession } from '../../core/session/store.ts'
import { usePhase } from '../../core/session/use-phase.ts'
import { ExclusionState } from '../../entities/member/exclusion-state.tsx'
import { Applications } from './applications.tsx'
import { Bonuses } from './bonuses.tsx'
import { PromotionList } from './promotion-list.tsx'
import { PromotionSheet } from './promotion-sheet.tsx'
import { promotionsQuery, usePromotionChanged } from './queries.ts'
import { RedeemCode } from './redeem-code.tsx'
import { useText } from '../../core/language/use-text.ts'

const views = ['all', 'bonuses', 'applications'] as const
type View = (typeof views)[number]

const isView = (text: string | null): text is View => views.some((one) => one === text)

/** The brand's promotions; for members also their bonuses and applications. */
export const Promotions = () => {
  const t = useText('promotions')
  const navigate = useNavigate()
  const phase = usePhase()
  const memberId = useSession().memberInfo?.id ?? ''
  const named = useSearchParams()[0].get('view')
  if (phase === 'restoring') return <Skeleton height={320} radius={24} />
  if (phase !== 'member') return <All memberId="" />
  return (
    <Tabs
      label={t('promo.tabs')}
      value={isView(named) ? named : 'all'}
      onChange={(view) =>
        void navigate(view === 'all' ? '/promotions' : `/promotions?view=${view}`)
      }
      items={[
        { key: 'all', label: t('nav.PROMO'), panel: <All memberId={memberId} /> },
        { key: 'bonuses', label: t('promo.tabBonuses'), panel: <Bonuses memberId={memberId} /> },
        {
          key: 'applications',
          label: t('promo.tabApplications'),
          panel: <Applications memberId={memberId} />,
        },
      ]}
    />
  )
}

const All = ({ memberId }: { readonly memberId: string }) => {
  const t = useText('promotions')
  const { language } = useLanguage()
  const { hash, pathname, search } = useLocation()
  const navigate = useNavigate()
  const query = useQuery(promotionsQuery(memberId, language))
  const changed = usePromotionChanged(memberId, language)
  if (!query.data) {
    return (
      <NotLoaded
        query={query}
        height={480}
        radius={16}
        title={t('promo.failed')}
        text={t('promo.failedText')}
      />
    )
  }
  const { list, exclusion } = query.data
  if (exclusion) {
    return (
      <ExclusionState
        exclusion={exclusion}
        title={(date) =>
          date === undefined ? t('common.onBreakForever') : t('common.onBreak', { date })
        }
        text={t('promo.excludedText')}
        action={t('common.seeBreak')}
      />
    )
  }
  const opened = list.find(({ anchor }) => `#${anchor}` === hash)
  return (
    <>
      <PromotionList
        promotions={list}
        onOpen={(anchor) => void navigate(`#${anchor}`, { preventScrollReset: true })}
      />
      {memberId !== '' && <RedeemCode onChanged={changed} />}
      {opened && (
        <PromotionSheet
          key={opened.promotionId}
          promotion={opened}
          isMember={memberId !== ''}
          onChanged={changed}
          onClose={() => void navigate(`${pathname}${search}`, { preventScrollReset: true })}
        />
      )}
    </>
  )
}
