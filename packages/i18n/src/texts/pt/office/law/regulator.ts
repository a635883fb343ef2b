import type { Message } from '../../../../translate.ts'
import type { texts as english } from '../../../en/office/law/regulator.ts'

/** O que o regulador lê, em um só lugar. */
export const texts = {
  'regulator.lead': 'O que o regulador lê, em um só lugar; nada aqui altera nada.',
  'regulator.open': 'Ver tudo',
  'regulator.rules.count': 'Regras com artigo',
  'regulator.rules.toCheck': 'A conferir no texto oficial (M, L)',
  'regulator.rules.planned': 'Mudanças planejadas',
  'regulator.returns': 'Retornos dos jogos',
  'regulator.returns.outside': 'Títulos fora dos limites',
  'regulator.returns.rounds': 'Rodadas liquidadas em 30 dias',
  'regulator.reports': 'Dias fechados',
  'regulator.reports.last': 'Último dia fechado',
  'regulator.reports.players': 'Jogadores desse dia',
  'regulator.sigap': 'Arquivos do SIGAP',
  'regulator.sigap.last': 'Arquivo mais recente',
  'regulator.sigap.rejected': 'Arquivos rejeitados',
  'regulator.sigap.none': 'Nenhum arquivo ainda',
  'regulator.funds.last': 'Último dia medido',
  'regulator.funds.none': 'Nenhum dia medido ainda',
  'regulator.prizes': 'Prazo dos prêmios',
  'regulator.exclusions': 'Exclusões em números',
  'regulator.exclusions.running': '{count} em vigor',
  'regulator.exclusions.begun': '{count} iniciadas em 365 dias',
  'regulator.exclusions.none': 'Nenhuma até agora',
  'regulator.integrity.open': 'Casos em apuração',
  'regulator.integrity.noticed': 'Avisos feitos',
  'regulator.system': 'Arquivos críticos',
  'regulator.system.equal': 'Como certificado',
  'regulator.system.differ': 'Há diferenças',
  'regulator.system.last': 'Última comparação',
  'regulator.system.release': 'Versão instalada',
  'regulator.aml.closed':
    'Fechado. Duas pessoas concedem a função Inspeção de PLD em Equipe, com o último dia; até esse dia a área fica aberta aqui.',
  'regulator.aml.opened': 'Aberto com o sim de duas pessoas, até o último dia da concessão.',
  'regulator.dossier': 'Dossiê de certificação',
  'regulator.dossier.text':
    'Regras em vigor com os artigos, retornos declarados, o gerador, os hashes dos arquivos críticos e o que mudou desde cada versão que rodou aqui.',
  'regulator.dossier.download': 'Baixar',
} as const satisfies Readonly<Record<keyof typeof english, Message>>
