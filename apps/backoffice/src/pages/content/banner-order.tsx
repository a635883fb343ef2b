import { orderBanners } from '@trevo/api-client/ops-endpoints.ts'
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { bannerGroups, type ContentItem } from '@trevo/contract/ops/company/content.ts'
import { useState } from 'react'
import { Link } from 'react-router'
import { call } from '../../core/api.ts'
import { useRight } from '../../core/operator.ts'
import { usePreferences } from '../../core/preferences.ts'
import { rowsOf } from '../../core/list-pages.ts'
import { useT } from '../../core/texts.tsx'
import { ActDialog } from '../../parts/act-dialog.tsx'
import { OrderList } from '../../parts/order-list.tsx'
import { Panel } from '../../parts/panel.tsx'
import { contentQuery, stateTone, titleOf } from './use-content.ts'

type Group = (typeof bannerGroups)[number]

const GroupOrder = ({
  groupName,
  banners,
}: {
  readonly groupName: Group
  readonly banners: readonly ContentItem[]
}) => {
  const t = useT()
  const queries = useQueryClient()
  const { language } = usePreferences()
  const isReadOnly = useRight('content.change') === undefined
  const [typed, setTyped] = useState<readonly ContentItem[]>()
  const [isAsking, setAsking] = useState(false)
  const rows = typed ?? banners
  const names = (of: readonly ContentItem[]) =>
    of.map((one, at) => `${at + 1}. ${titleOf(one, language)}`).join(' · ')
  return (
    <Panel
      title={t(`content.group.${groupName}`)}
      aside={
        typed && (
          <button type="button" className="o-btn o-go" onClick={() => setAsking(true)}>
            {t('content.saveOrder')}
          </button>
        )
      }
    >
      <OrderList
        label={t(`content.group.${groupName}`)}
        rows={rows}
        keyOf={({ contentId }) => contentId}
        nameOf={(row) => titleOf(row, language)}
        isReadOnly={isReadOnly}
        onOrder={setTyped}
        cell={(row) => (
          <>
            <Link className="o-link" to={`/content/${row.contentId}`}>
              {titleOf(row, language)}
            </Link>
            <span className={`o-pill ${stateTone[row.state]}`}>
              {t(`content.state.${row.state}`)}
            </span>
          </>
        )}
      />
      {isAsking && typed && (
        <ActDialog
          title={t('content.saveOrder')}
          draft={`banner order ${groupName}`}
          confirm={t('content.saveOrder')}
          change={{ before: { order: names(banners) }, after: { order: names(typed) } }}
          done={t('content.saved')}
          onConfirm={async ({ reason }) => {
            const contentIds = typed.map(({ contentId }) => contentId)
            const answer = await call(orderBanners, {
              params: { groupName },
              body: { contentIds, reason },
            })
            await queries.invalidateQueries({ queryKey: ['content'] })
            setTyped(undefined)
            return answer
          }}
          onClose={() => setAsking(false)}
        />
      )}
    </Panel>
  )
}

/** The banners of each place in their order. */
export const BannerOrder = () => {
  const { data } = useInfiniteQuery(contentQuery({ kind: 'B' }))
  const all = rowsOf(data)
  return bannerGroups.map((groupName) => {
    const banners = all
      .filter((one) => one.groupName === groupName)
      .toSorted((a, b) => (a.order ?? 0) - (b.order ?? 0))
    return banners.length === 0 ? null : (
      <GroupOrder key={groupName} groupName={groupName} banners={banners} />
    )
  })
}
