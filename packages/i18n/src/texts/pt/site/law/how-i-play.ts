import type { Message } from '../../../../translate.ts'

export const texts = {
  'howIPlay.lead':
    'O que os seus últimos {days} dias de jogo mostram, somando todas as marcas. Só você e as pessoas que cuidam do jogo responsável veem isto.',
  'howIPlay.level.0': 'Nada chama atenção',
  'howIPlay.level.1': 'Alguns sinais',
  'howIPlay.level.2': 'Sinais claros',
  'howIPlay.level.3': 'Sinais fortes',
  'howIPlay.levelText.0': 'Seu jogo mostra poucos ou nenhum dos sinais abaixo.',
  'howIPlay.levelText.1':
    'Alguns hábitos mudaram. Sua conta continua igual; um limite ou uma pausa podem ajudar.',
  'howIPlay.levelText.2':
    'Abrimos uma conversa com você e sugerimos um limite menor. Até a situação se acalmar, você não recebe bônus nem ofertas. O que já ganhou é seu.',
  'howIPlay.levelText.3':
    'Nossa equipe está analisando o seu jogo e pode falar com você. Até a decisão, você não recebe bônus nem ofertas. O que já ganhou é seu.',
  'howIPlay.since': 'Neste nível desde {date}',
  'howIPlay.score': '{score} de 100 pontos',
  'howIPlay.scoreText':
    'Os níveis começam em {first}, {second} e {third} pontos. O nível cai depois de {days} dias mais calmos.',
  'howIPlay.scoreLabel': 'Pontuação do seu jogo',
  'howIPlay.notCounted':
    'Ainda não há o que mostrar: você não jogou desde que começamos a acompanhar.',
  'howIPlay.off':
    'Aqui o jogo não é acompanhado. Você pode fazer o teste e usar os contatos abaixo.',
  'howIPlay.markers': 'O que acompanhamos',
  'howIPlay.points': '{points} de {weight} pontos',
  'howIPlay.marker.chasing': 'Correr atrás do prejuízo',
  'howIPlay.marker.night': 'Jogar de madrugada',
  'howIPlay.marker.deposits': 'Depósitos crescentes',
  'howIPlay.marker.cancelled': 'Saques cancelados',
  'howIPlay.marker.attempts': 'Esbarrar nos limites',
  'howIPlay.marker.long': 'Sessões longas',
  'howIPlay.noSign': 'Nenhum sinal disso.',
  'howIPlay.about.chasing': {
    one: 'Em {count} dia você aumentou as apostas depois de perder.',
    other: 'Em {count} dias você aumentou as apostas depois de perder.',
  },
  'howIPlay.about.night': {
    one: 'Em {count} noite você jogou uma hora ou mais entre meia-noite e 5h.',
    other: 'Em {count} noites você jogou uma hora ou mais entre meia-noite e 5h.',
  },
  'howIPlay.about.deposits':
    'Nos últimos sete dias você depositou {count}% a mais que na média das semanas anteriores.',
  'howIPlay.about.cancelled': {
    one: 'Você cancelou {count} saque antes do pagamento.',
    other: 'Você cancelou {count} saques antes do pagamento.',
  },
  'howIPlay.about.attempts': {
    one: '{count} vez você tentou passar de um limite ou pediu um maior.',
    other: '{count} vezes você tentou passar de um limite ou pediu um maior.',
  },
  'howIPlay.about.long': {
    one: 'Em {count} dia você jogou quatro horas, ou duas e meia sem parar.',
    other: 'Em {count} dias você jogou quatro horas, ou duas e meia sem parar.',
  },
  'howIPlay.proposal': 'Limite sugerido',
  'howIPlay.proposalText':
    'No máximo {value} de perda por semana. Se você aceitar, vale na hora, em todas as marcas.',
  'howIPlay.accept': 'Aceitar {value} por semana',
  'howIPlay.decline': 'Agora não',
  'howIPlay.accepted': 'O limite já está valendo.',
  'howIPlay.declined': 'Você pode definir um limite seu quando quiser.',
  'howIPlay.talk': 'Abrir a conversa',
  'howIPlay.own': 'O que você pode fazer agora',
  'howIPlay.limits': 'Definir ou baixar um limite',
  'howIPlay.pause': 'Fazer uma pausa',
  'howIPlay.test': 'Faça o teste',
  'howIPlay.testText':
    'Nove perguntas sobre os últimos 12 meses. As respostas ficam neste navegador: não vemos nada, a não ser que você compartilhe o resultado.',
  'howIPlay.testStart': 'Começar o teste',
  'howIPlay.testSource':
    'Problem Gambling Severity Index (PGSI), Ferris e Wynne, 2001, Canadian Centre on Substance Abuse. Não é um diagnóstico.',
  'howIPlay.question': 'Pergunta {number} de {count}',
  'howIPlay.q.afford': 'Você apostou mais do que realmente podia perder?',
  'howIPlay.q.more': 'Você precisou apostar valores maiores para sentir a mesma emoção?',
  'howIPlay.q.back': 'Depois de perder, você voltou em outro dia para tentar recuperar o dinheiro?',
  'howIPlay.q.borrow': 'Você pegou dinheiro emprestado ou vendeu algo para apostar?',
  'howIPlay.q.problem': 'Você sentiu que poderia ter um problema com o jogo?',
  'howIPlay.q.health': 'O jogo causou problemas de saúde, como estresse ou ansiedade?',
  'howIPlay.q.criticised':
    'Alguém criticou as suas apostas ou disse que você tinha um problema com o jogo, mesmo que você não concordasse?',
  'howIPlay.q.money': 'O jogo causou problemas financeiros para você ou para a sua casa?',
  'howIPlay.q.guilty':
    'Você se sentiu culpado pelo jeito como joga ou pelo que acontece quando joga?',
  'howIPlay.a.never': 'Nunca',
  'howIPlay.a.sometimes': 'Às vezes',
  'howIPlay.a.often': 'Na maioria das vezes',
  'howIPlay.a.always': 'Quase sempre',
  'howIPlay.result': '{score} de 27 pontos',
  'howIPlay.band.none': 'Nenhum sinal de problema.',
  'howIPlay.band.low': 'Poucos sinais. Vale ficar de olho no tempo e no dinheiro.',
  'howIPlay.band.moderate':
    'Alguns sinais de prejuízo. Um limite, uma pausa ou uma conversa podem ajudar.',
  'howIPlay.band.high':
    'Sinais fortes de prejuízo. Conversar com alguém de fora ajuda, e é de graça.',
  'howIPlay.share': 'Compartilhar o resultado',
  'howIPlay.shareText': 'Só os pontos, nenhuma resposta. Você pode desfazer.',
  'howIPlay.shared': 'Você compartilhou {score} pontos em {date}.',
  'howIPlay.withdraw': 'Apagar o que compartilhei',
  'howIPlay.sharedNow': 'Seu resultado foi compartilhado.',
  'howIPlay.withdrawn': 'Apagado: não vemos mais o seu resultado.',
  'howIPlay.again': 'Começar de novo',
  'howIPlay.help': 'Quem ajuda',
  'howIPlay.helpText': 'Grátis e independente de nós.',
  'howIPlay.call': 'Ligar para {phone}',
  'howIPlay.site': 'Abrir o site',
} as const satisfies Record<string, Message>
