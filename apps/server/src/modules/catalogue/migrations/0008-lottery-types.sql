-- Of our own lotteries: the prize mode that they are of (LOTT-1). A brand lists them only while it offers
-- that type (settings.lottery_type).
-- version before: lists them whatever stands here, and adds new ones without it; those are listed always.
alter table catalogue.game add column lottery_type text
  check (lottery_type in ('LOTT', 'ELOTT', 'SEA'));
update catalogue.game g
set lottery_type = case v.code when 'TCG_ELOTT' then 'ELOTT' when 'TCG_SEA' then 'SEA' else 'LOTT' end
from catalogue.vendor v
where v.id = g.vendor_id and v.integration = 'lottery';
