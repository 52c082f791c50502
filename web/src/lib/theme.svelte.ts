// Paper or ink: the system's wish unless the visitor has said otherwise.
import { rememberedTheme, rememberTheme, type Theme } from './storage';

const ORDER: Theme[] = ['system', 'light', 'dark'];

class ThemeChoice {
  current = $state<Theme>(rememberedTheme());

  constructor() {
    this.show();
  }

  next(): void {
    this.current = ORDER[(ORDER.indexOf(this.current) + 1) % ORDER.length] ?? 'system';
    rememberTheme(this.current);
    this.show();
  }

  private show(): void {
    if (this.current === 'system') delete document.documentElement.dataset['theme'];
    else document.documentElement.dataset['theme'] = this.current;
  }
}

export const theme = new ThemeChoice();
