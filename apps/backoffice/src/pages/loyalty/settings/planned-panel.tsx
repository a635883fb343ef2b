import { cancelPlannedChange } from '@trevo/api-client/ops-endpoints.ts'
import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import { call } from '../../../core/api.ts'
import { formatMoment } from '../../../core/format.ts'
import { useRight } from '../../../core/operator.ts'
import { useT } from '../../../core/texts.tsx'
import { ActDialog } from '../../../parts/act-dialog.tsx'
import { Difference } from '../../../parts/difference.tsx'
import { Panel } from '../../../parts/panel.tsx'
import { settingsQuery } from './loyalty-queries.ts'
import styles from './settings.module.css'

/** Whether a change of this setting waits for its second person or its moment. */
export const useIsBlocked = (target: string): boolean => {
  const { planned, waiting } = useSuspenseQuery(settingsQuery).data
  return [...planned, ...waiting].some((one) => one.target === target)
}

/** What waits for a second person, and what was decided and begins later; the latter can be cancelled. */
export const PlannedPanel = ({ target }: { readonly target: string }) => {
  const t = useT()
  const queries = useQueryClient()
  const { planned, waiting } = useSuspenseQuery(settingsQuery).data
  const mayChange = useRight('loyalty.change') !== undefined
  const [isCancelling, setCancelling] = useState(false)
  const asked = waiting.find((one) => one.target === target)
  const coming = planned.find((one) => one.target === target)
  return (
    <>
      {asked && (
        <p role="status" className={styles['waiting']}>
          <span>
            {t('loyalty.waiting', { operator: asked.askedBy, at: formatMoment(asked.askedAt) })}{' '}
            <Link to={`/approvals/${asked.requestId}`}>{t('loyalty.openRequest')}</Link>
          </span>
        </p>
      )}
      {coming && (
        <Panel
          title={t('loyalty.planned', { at: formatMoment(coming.startsAt) })}
          note={t('loyalty.plannedBy', { asked: coming.askedBy, decided: coming.decidedBy })}
          aside={
            <button
              type="button"
              className="o-btn"
              aria-disabled={!mayChange}
              onClick={() => mayChange && setCancelling(true)}
            >
              {t('loyalty.cancelPlanned')}
            </button>
          }
        >
          <div className={styles['planned']}>
            <p>{coming.reason}</p>
            {coming.problem && (
              <p role="alert" className={styles['over']}>
                {t('loyalty.problem', { problem: coming.problem })}
              </p>
            )}
            <Difference
              before={coming.before}
              after={coming.after}
              headings={{ old: t('act.now'), next: t('act.then') }}
            />
          </div>
          {isCancelling && (
            <ActDialog
              title={t('loyalty.cancelPlanned')}
              draft={`loyalty cancel ${coming.changeId}`}
              confirm={t('loyalty.cancelPlanned')}
              isStop
              change={{ before: coming.after, after: coming.before }}
              done={t('loyalty.cancelled')}
              onConfirm={async ({ reason }) => {
                const answer = await call(cancelPlannedChange, {
                  params: { changeId: coming.changeId },
                  body: { reason },
                })
                await queries.invalidateQueries({ queryKey: ['loyalty'] })
                return answer
              }}
              onClose={() => setCancelling(false)}
            />
          )}
        </Panel>
      )}
    </>
  )
}
