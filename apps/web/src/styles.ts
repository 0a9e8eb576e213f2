// The theme first: it names the cascade layers in their order.
import '@segno/ui/theme';
import '@segno/ui/reset.css';
import '@segno/ui/fonts.css';
