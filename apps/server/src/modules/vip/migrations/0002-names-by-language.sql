-- Names stand under the code of their language: a new language is a new key, not a new column.
alter table vip.level add column names jsonb;
update vip.level set names = jsonb_build_object('PT', name_pt, 'EN', name_en);
alter table vip.level
  alter column names set not null,
  add constraint level_names_check check (
    jsonb_typeof(names) = 'object' and names <> '{}'
    -- No language names a level with nothing, or with more than a line.
    and not jsonb_path_exists(names, '$.* ? (!(@ like_regex "^.{1,40}$"))')
  ),
  drop column name_pt,
  drop column name_en;
