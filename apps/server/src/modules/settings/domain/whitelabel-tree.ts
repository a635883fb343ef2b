import { moduleIds, type ModuleId } from '@trevo/contract/module-ids.ts'
import type { WhitelabelNode } from '@trevo/contract/wps/system.ts'

export type ModuleSwitch = { moduleId: string; parentId: string | undefined; enabled: boolean }

/** The white-label tree as clients read it: a root named after the brand, switches below. */
export const whitelabelTree = (
  merchant: string,
  switches: readonly ModuleSwitch[],
): WhitelabelNode => {
  const childrenOf = (parentId: string | undefined): WhitelabelNode[] =>
    switches
      .filter((one) => one.parentId === parentId)
      .toSorted((a, b) => a.moduleId.localeCompare(b.moduleId))
      .map((one) => ({
        modId: one.moduleId,
        enabled: one.enabled ? '1' : '0',
        childrenNodes: childrenOf(one.moduleId),
      }))
  return { modId: merchant, enabled: '1', childrenNodes: childrenOf(undefined) }
}

/** Disabled modules: those missing in the tree, those switched off, and those below a disabled one. */
export const disabledModules = (switches: readonly ModuleSwitch[]): ReadonlySet<ModuleId> => {
  const byId = new Map(switches.map((one) => [one.moduleId, one]))
  const isOn = (moduleId: string): boolean => {
    const one = byId.get(moduleId)
    return one !== undefined && one.enabled && (one.parentId === undefined || isOn(one.parentId))
  }
  return new Set(moduleIds.filter((moduleId) => !isOn(moduleId)))
}
