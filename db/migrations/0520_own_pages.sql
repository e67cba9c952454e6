-- Pages of sections (the landing page and own pages), and the menu with the foot of the site: versions of content like the
-- others. The version before reads these rows and leaves them alone, as it does with every kind it has no place for.
alter table content_versions drop constraint content_versions_kind_check;
alter table content_versions add constraint content_versions_kind_check
  check (kind in ('product', 'testimonial', 'question', 'article', 'meaning', 'letter', 'page', 'navigation'));
