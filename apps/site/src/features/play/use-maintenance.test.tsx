import { act, renderHook } from '@testing-library/react'
import { expect, test } from 'vitest'
import { emitLiveEvent, type LiveEvent } from '../../core/live/live-events.ts'
import { useMaintenance } from './use-maintenance.ts'

const tell = (event: LiveEvent) => act(() => emitLiveEvent(event))

test('an open game is under maintenance while it or its vendor is, and no other game is', () => {
  const { result } = renderHook(() => useMaintenance(7, 'KY'))
  tell({ topic: 'vendor-maintenance', vassalage: 'PG', maintenance: true })
  tell({ topic: 'game-maintenance', nodeId: 8, maintenance: true })
  expect(result.current).toBe(false)
  tell({ topic: 'vendor-maintenance', vassalage: 'KY', maintenance: true })
  expect(result.current).toBe(true)
  tell({ topic: 'game-maintenance', nodeId: 7, maintenance: true })
  tell({ topic: 'vendor-maintenance', vassalage: 'KY', maintenance: false })
  expect(result.current).toBe(true)
  tell({ topic: 'game-maintenance', nodeId: 7, maintenance: false })
  expect(result.current).toBe(false)
})
