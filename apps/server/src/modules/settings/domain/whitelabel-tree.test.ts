import { moduleIds } from '@trevo/contract/module-ids.ts'
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { disabledModules, whitelabelTree, type ModuleSwitch } from './whitelabel-tree.ts'

const on = (moduleId: string, parentId?: string): ModuleSwitch => ({
  moduleId,
  parentId,
  enabled: true,
})
const off = (moduleId: string, parentId?: string) => ({ ...on(moduleId, parentId), enabled: false })

describe('the white-label tree', () => {
  test('a module that the tree lacks is off', () => {
    expect(disabledModules([])).toEqual(new Set(moduleIds))
    expect(disabledModules([on('REG3')]).has('REG3')).toBe(false)
  })

  test('everything below a disabled module, at any depth, is disabled too', () => {
    const switches = [off('REG3'), on('MOBILENUMREG3', 'REG3'), on('REGMOBVERF3', 'MOBILENUMREG3')]
    const disabled = disabledModules(switches)
    expect(['REG3', 'MOBILENUMREG3', 'REGMOBVERF3'].every((id) => disabled.has(id as 'REG3'))).toBe(
      true,
    )
  })

  test('a client that walks the tree finds the same modules enabled as the server', () => {
    const anySwitches = fc
      .uniqueArray(fc.constantFrom(...moduleIds), { maxLength: 12 })
      .chain((ids) =>
        fc.tuple(
          ...ids.map((moduleId, index) =>
            fc.record({
              moduleId: fc.constant<string>(moduleId),
              // A parent comes before its children, so that there is no cycle.
              parentId: fc.constantFrom<string | undefined>(undefined, ...ids.slice(0, index)),
              enabled: fc.boolean(),
            }),
          ),
        ),
      )
    fc.assert(
      fc.property(anySwitches, (switches) => {
        const found = new Set<string>()
        const walk = (node: ReturnType<typeof whitelabelTree>) => {
          if (node.enabled === '0') return
          found.add(node.modId)
          node.childrenNodes.forEach(walk)
        }
        walk(whitelabelTree('trevo', switches))
        const disabled = disabledModules(switches)
        for (const id of moduleIds) expect([id, disabled.has(id)]).toEqual([id, !found.has(id)])
      }),
    )
  })
})
