import { redraw, voidDraw } from '@trevo/api-client/ops-endpoints.ts'
import type { DeskDraw } from '@trevo/contract/ops/lottery/desk.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import { call } from '../../../core/api.ts'
import { useRight } from '../../../core/operator.ts'
import { needs } from '../../../core/names/needs.ts'
import { useT } from '../../../core/texts.tsx'
import { ActDialog } from '../../../parts/act-dialog.tsx'
import styles from './draw.module.css'

type Decision = 'voidDraw' | 'redraw'

/** States that allow it, as the server decides. */
const allows = (decision: Decision, { status }: DeskDraw): boolean =>
  decision === 'voidDraw' ? status !== 'cancelled' : status === 'drawn' || status === 'settled'

/** The buttons that annul the draw or draw again, and what waits for a second person. */
export const DecideDraw = ({ draw }: { readonly draw: DeskDraw }) => {
  const t = useT()
  const queries = useQueryClient()
  const mayDecide = useRight('lottery.draw') !== undefined
  const [open, setOpen] = useState<Decision>()
  const decisions = (['voidDraw', 'redraw'] as const).filter((one) => allows(one, draw))
  return (
    <>
      {draw.decisions.map(({ requestId, kind, askedBy }) => (
        <Link key={requestId} to={`/approvals/${requestId}`} className="o-pill o-warn">
          {t('lottery.decisionWaits', { act: t(`lottery.act.${kind}`), operator: askedBy })}
        </Link>
      ))}
      {decisions.map((decision) => (
        <button
          key={decision}
          type="button"
          className="o-btn o-no"
          title={mayDecide ? undefined : needs(t, 'lottery.draw')}
          aria-disabled={!mayDecide}
          onClick={() => mayDecide && setOpen(decision)}
        >
          {t(`lottery.act.${decision}`)}
        </button>
      ))}
      {open && (
        <ActDialog
          isStop
          isSecond
          title={t(`lottery.act.${open}`)}
          draft={`${open} ${draw.drawId}`}
          confirm={t('lottery.askNow')}
          done={t('act.asked')}
          onConfirm={async ({ reason }) => {
            const { drawId } = draw
            const input = { params: { drawId }, body: { reason } }
            const answer =
              open === 'voidDraw' ? await call(voidDraw, input) : await call(redraw, input)
            await queries.invalidateQueries({ queryKey: ['lottery'] })
            return answer
          }}
          onClose={() => setOpen(undefined)}
        >
          <p className={styles['plain']}>{t(`lottery.consequence.${open}`)}</p>
        </ActDialog>
      )}
    </>
  )
}
