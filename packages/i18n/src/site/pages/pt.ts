import type { pagesEn } from './en.ts'

export const pagesPt = {
  'page.agent': 'Entrada do agente',
  'page.agentHome': 'Central do agente',
  'page.help': 'Ajuda',
  'page.helpText': 'Escolha um assunto ou fale com a gente.',
  'page.terms': 'Termos e condições',
  'page.promotions': 'Promoções',
  'page.promotionsText': 'Não há promoção no ar agora.',
  'page.points': 'Loja de pontos',
  'page.pointsText': 'Não há prêmios para trocar agora.',
  'page.favourites': 'Favoritos',
  'page.favouritesText': 'Toque no coração de um jogo para guardar aqui.',
  'page.recent': 'Jogados há pouco',
  'page.recentText': 'Os jogos que você abrir ficam nesta lista.',
  'page.lottery': 'Loterias',
  'page.lotteryText': 'Nenhuma loteria está aberta agora.',
  'page.seaLottery': 'Loterias do sudeste asiático',
  'page.vnLottery': 'Loterias do Vietnã',
  'page.centerEmpty': 'Ainda não há provedor aqui',
  'page.centerEmptyText': 'Assim que um chegar, ele aparece nesta página.',
  'page.providersText': 'Nenhum provedor está aberto agora.',
  'page.loginFirst': 'Entre para ver esta página',
  'page.loginFirstText': 'Seus jogos, registros e prêmios ficam guardados na sua conta.',
  'page.seeGames': 'Ver os jogos',
  'page.backToSite': 'Voltar ao site',
  'help.fairTitle': 'Como sei que uma rodada foi justa?',
  'help.fairText':
    'Antes de cada rodada publicamos a impressão digital de uma semente secreta e a misturamos com uma sua. Depois da rodada você confere, no seu próprio navegador, que o resultado vem das duas.',
  'help.depositTitle': 'Como faço um depósito?',
  'help.depositText':
    'Escolha Depositar, digite o valor e pague o código Pix no app do seu banco. O dinheiro cai em segundos. Só aceitamos contas no seu nome.',
  'help.ageTitle': 'Quem pode jogar?',
  'help.ageText':
    'Só quem tem 18 anos ou mais. Conferimos a data de nascimento e fechamos contas de menores.',
  'help.limitTitle': 'Quero jogar menos',
  'help.limitText':
    'Jogar deve ser divertido. Se não está sendo, coloque um limite, faça uma pausa ou feche a conta; o atendimento ajuda você a qualquer hora.',
  'help.terms1':
    'Ao abrir uma conta você declara que tem pelo menos 18 anos, que os dados são seus e que joga com o seu próprio dinheiro.',
  'help.terms2':
    'Uma pessoa, uma conta. A aposta vale assim que a rodada começa; uma rodada que não pôde terminar continua depois ou tem a aposta devolvida.',
  'help.terms3':
    'Depósitos e saques são feitos só entre nós e contas no seu nome. Podemos pedir documentos para confirmar.',
} as const satisfies Record<keyof typeof pagesEn, string>
