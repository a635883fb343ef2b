-- Texts stand under the code of their language: a new language is a new key, not a new column.
alter table catalogue.game add column names jsonb;
update catalogue.game set names = jsonb_build_object('PT', name_pt, 'EN', name_en);
alter table catalogue.game
  alter column names set not null,
  add constraint game_names_check check (jsonb_typeof(names) = 'object' and names <> '{}'),
  drop column name_en,
  drop column name_pt;

alter table catalogue.room add column names jsonb;
update catalogue.room set names = jsonb_build_object('PT', name_pt, 'EN', name_en);
alter table catalogue.room
  alter column names set not null,
  add constraint room_names_check check (jsonb_typeof(names) = 'object' and names <> '{}'),
  drop column name_en,
  drop column name_pt;

-- By language `{"pitch": "…", "rules": ["…"]}`.
alter table catalogue.game_sheet add column texts jsonb;
update catalogue.game_sheet set texts = jsonb_build_object(
  'PT', jsonb_build_object('pitch', pitch_pt, 'rules', to_jsonb(rules_pt)),
  'EN', jsonb_build_object('pitch', pitch_en, 'rules', to_jsonb(rules_en)));
alter table catalogue.game_sheet
  alter column texts set not null,
  alter column texts set default '{}',
  add constraint game_sheet_texts_check check (jsonb_typeof(texts) = 'object'),
  drop column pitch_en,
  drop column pitch_pt,
  drop column rules_en,
  drop column rules_pt;
