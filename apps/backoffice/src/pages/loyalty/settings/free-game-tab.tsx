import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useRight } from '../../../core/operator.ts'
import { useT } from '../../../core/texts.tsx'
import { ActDialog } from '../../../parts/act-dialog.tsx'
import { NumberInput } from '../../../parts/inputs.tsx'
import { FactList, Panel } from '../../../parts/panel.tsx'
import { useAdjust } from './look-dialog.tsx'
import { settingsQuery } from './loyalty-queries.ts'

/** The game in which free rounds are played; rounds that were given stay in theirs. */
export const FreeGameTab = () => {
  const t = useT()
  const adjust = useAdjust()
  const { freeGame } = useSuspenseQuery(settingsQuery).data
  const mayChange = useRight('loyalty.change') !== undefined
  const [isChanging, setChanging] = useState(false)
  const [nodeId, setNodeId] = useState<number | null>(null)
  const open = () => {
    if (!mayChange) return
    setNodeId(freeGame?.nodeId ?? null)
    setChanging(true)
  }
  return (
    <Panel
      title={t('loyalty.tab.freeGame')}
      note={t('loyalty.freeGameNote')}
      aside={
        <button type="button" className="o-btn" aria-disabled={!mayChange} onClick={open}>
          {t('word.change')}
        </button>
      }
    >
      <FactList
        items={[
          { label: t('word.game'), value: freeGame?.name ?? t('loyalty.paidInMoney') },
          { label: t('loyalty.gameNumber'), value: freeGame?.nodeId ?? '–' },
        ]}
      />
      {isChanging && (
        <ActDialog
          title={t('loyalty.tab.freeGame')}
          draft="loyalty free game"
          confirm={t('word.save')}
          change={{ before: { game: freeGame?.nodeId ?? null }, after: { game: nodeId } }}
          done={t('loyalty.saved')}
          onConfirm={({ reason }) =>
            adjust({ subject: 'freeGame', nodeId }, { game: freeGame?.nodeId ?? null }, reason)
          }
          onClose={() => setChanging(false)}
        >
          <NumberInput
            label={t('loyalty.gameNumber')}
            hint={t('loyalty.gameNumberHint')}
            value={nodeId}
            min={1}
            max={2_147_483_647}
            onChange={setNodeId}
          />
        </ActDialog>
      )}
    </Panel>
  )
}
